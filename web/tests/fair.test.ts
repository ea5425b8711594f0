import { afterEach, describe, expect, it, vi } from "vitest";
import { sha256, verdict } from "../src/lib/fair";

const salt = "c3".repeat(32);
const seed = "1f".repeat(32);
// printf 'guildhall %s %s' SALT SEED | sha256sum
const commitment = "3977bc0652132437d52382cbd6e11644bf4755e326d6f71d2a7d6fe920aead5a";
const chance = { kind: "blake2b" as const, commitment, salt, seed };

describe("was a game dealt as promised?", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("hashes as everybody does", async () => {
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(await sha256(`guildhall ${salt} ${seed}`)).toBe(commitment);
  });

  it("was kept", async () => expect(await verdict(chance, commitment)).toBe("kept"));
  it("fits, and was seen too late", async () => expect(await verdict(chance, undefined)).toBe("late"));
  it("is another seed", async () =>
    expect(await verdict({ ...chance, seed: "2f".repeat(32) }, commitment)).toBe("broken"));
  it("is another salt", async () =>
    expect(await verdict({ ...chance, salt: "2f".repeat(32) }, undefined)).toBe("broken"));
  it("is another commitment than at the start", async () =>
    expect(await verdict(chance, "00".repeat(32))).toBe("broken"));
  it("was promised, and then not", async () =>
    expect(await verdict({ kind: "sfc32", commitment: null, salt: null, seed: null }, commitment)).toBe("broken"));
  it("was never promised", async () =>
    expect(await verdict({ kind: "sfc32", commitment: null, salt: null, seed: null }, undefined)).toBe(null));
  it("cannot be told without a secure line", async () => {
    vi.stubGlobal("crypto", {});
    expect(await verdict(chance, commitment)).toBe("unknown");
  });
});
