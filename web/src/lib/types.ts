// What the server sends and takes, from its own description (`npm run types` writes openapi.ts anew). A game's view is
// typed beside its board (games/…/view.ts).
import type { components } from "./openapi";

type Schemas = components["schemas"];

export type Value = number | string | Message | Message[];
/** A sentence's name and what goes into it. Those that the page makes itself may have nothing to go in. */
export interface Message {
  name: string;
  args?: { [name: string]: Value };
}

export type Option = Schemas["Option"];
export type Reason = Schemas["Reason"];
export type Question = Schemas["Question"];
export type SeatInfo = Schemas["SeatState"];
export type UndoRequest = Schemas["UndoRequest"];
export type State = Schemas["State"];
export type LogLine = Schemas["LogEntry"];
export type Card = Schemas["Card"];
export type About = Schemas["About"];
export type CompanionState = Schemas["CompanionState"];
export type ToCompanion = Partial<Schemas["ToCompanion"]>;
export type Opponent = Schemas["OpponentAbout"];
export type Created = Schemas["Created"];
export type Change = Schemas["Change"];
export type Valued = Schemas["Valued"];
export type Hint = Schemas["Hint"];
export type Analysed = Schemas["Analysed"];
export type Analysis = Schemas["AnalysisData"];
export type Moment = Schemas["Moment"];
export type NoticeLine = Schemas["NoticeLine"];
export type Proposal = Schemas["ProposalState"];
export type AbsenceRule = Schemas["AbsenceRule"];
export type Invitation = Schemas["Invitation"];
export type Held = Schemas["Held"];
export type NewGame = Pick<Schemas["NewGame"], "seats"> & Partial<Schemas["NewGame"]>;
export type SeatChange = Partial<Schemas["SeatChange"]>;
export type CardField = Schemas["CardField"];
export type CardForms = Schemas["CardForms"];
export type CardsChecked = Schemas["CardsChecked"];
export type CardsDraft = Partial<Schemas["CardsDraft"]>;
export type PadForm = Schemas["PadForm"];
export type PadSheet = Pick<Schemas["PadSheet"], "seats"> & Partial<Schemas["PadSheet"]>;
export type PadScores = Schemas["PadScores"];
export type OpenTable = Schemas["OpenTable"];
export type OwnTable = Schemas["OwnTable"];
export type NewTable = Partial<Schemas["NewTable"]>;
export type ClockState = Schemas["ClockState"];
export type NewClock = Schemas["NewClock"];
