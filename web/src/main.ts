import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./games";
import { keepPage } from "./pocket";

mount(App, { target: document.getElementById("app")! });
keepPage();
