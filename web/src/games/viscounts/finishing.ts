/** The names of the answers that end or leave out what is asked about. */
export const FINISHING = ["viscounts-answer-done", "viscounts-answer-pass", "viscounts-answer-arrange-not"];
