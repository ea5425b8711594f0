import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./games";

mount(App, { target: document.getElementById("app")! });
