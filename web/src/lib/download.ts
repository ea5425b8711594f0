/** Offer a text, or something else, as a file. */
export function download(what: string | Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(typeof what === "string" ? new Blob([what], { type: "text/plain" }) : what);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
