// Short sounds, made here out of tones; nothing is fetched. Off until somebody wants them.
import { sound } from "./settings.svelte";

/** What a big event sounds like. */
export type Sound = "turn" | "capture" | "prison" | "reset" | "debt" | "building" | "level" | "last-round" | "step";

/** When it begins, how high it is and, if it slides, where it ends, how long it lasts; seconds and hertz. */
interface Tone {
  at: number;
  from: number;
  to?: number;
  long: number;
  shape?: OscillatorType;
  loud?: number;
}

const TONES: Record<Sound, Tone[]> = {
  step: [{ at: 0, from: 660, to: 520, long: 0.06, loud: 0.4 }],
  turn: [
    { at: 0, from: 784, long: 0.16 },
    { at: 0.13, from: 1047, long: 0.3 },
  ],
  capture: [
    { at: 0, from: 330, to: 247, long: 0.18, shape: "triangle" },
    { at: 0.16, from: 247, to: 165, long: 0.34, shape: "triangle" },
  ],
  prison: [
    { at: 0, from: 1240, to: 1180, long: 0.07, shape: "square", loud: 0.25 },
    { at: 0.09, from: 610, to: 560, long: 0.3, shape: "square", loud: 0.25 },
  ],
  reset: [{ at: 0, from: 220, to: 880, long: 0.5, shape: "sawtooth", loud: 0.3 }],
  debt: [
    { at: 0, from: 294, long: 0.14 },
    { at: 0.14, from: 277, long: 0.34 },
  ],
  building: [
    { at: 0, from: 262, long: 0.45 },
    { at: 0.05, from: 330, long: 0.45 },
    { at: 0.1, from: 392, long: 0.5 },
  ],
  level: [
    { at: 0, from: 523, long: 0.14 },
    { at: 0.11, from: 659, long: 0.14 },
    { at: 0.22, from: 784, long: 0.34 },
  ],
  "last-round": [
    { at: 0, from: 196, long: 0.9 },
    { at: 0, from: 98, long: 1.1, shape: "triangle" },
    { at: 0.5, from: 196, long: 0.9 },
  ],
};
const LOUD = 0.12;

let context: AudioContext | null = null;

export function play(name: Sound): void {
  if (sound.value !== "on") return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const start = context.currentTime + 0.01;
    for (const { at, from, to = from, long, shape = "sine", loud = 1 } of TONES[name]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = shape;
      tone.frequency.setValueAtTime(from, start + at);
      tone.frequency.exponentialRampToValueAtTime(to, start + at + long);
      volume.gain.setValueAtTime(0, start + at);
      volume.gain.linearRampToValueAtTime(LOUD * loud, start + at + 0.012);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + at + long);
      tone.connect(volume).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + long + 0.05);
    }
  } catch {
    // Nothing depends on a sound.
  }
}
