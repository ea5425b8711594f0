// Sentences read by the browser's own voice, where it has one and somebody wants it.
import { keepAs, kept } from "./owners/kept";

const NAME = "guildhall.aloud";

export const canSpeak = (): boolean => typeof speechSynthesis !== "undefined";
export const wantsVoice = (): boolean => canSpeak() && kept(NAME) === true;

export function wantVoice(on: boolean): void {
  keepAs(NAME, on || null);
  if (!on) hush();
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

export function speak(sentences: string[], language: string): void {
  if (!canSpeak()) return;
  hush();
  for (const sentence of sentences) {
    const said = new SpeechSynthesisUtterance(sentence);
    said.lang = language;
    speechSynthesis.speak(said);
  }
}
