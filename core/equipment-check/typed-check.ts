/** One line of an invoice as it is typed. */
export interface TypedLine {
  readonly kind: string;
  readonly units: string;
  readonly days: string;
  /** The rate for a day; blank where the invoice has none. */
  readonly rate: string;
}

/** One room as it is typed, in feet and square feet. What is wet may be blank: nothing. */
export interface TypedRoom {
  readonly name: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly floor: string;
  readonly walls: string;
  readonly ceiling: string;
}

/** The form as it is typed. */
export interface TypedCheck {
  readonly lines: readonly TypedLine[];
  readonly rooms: readonly TypedRoom[];
  /** The dehumidifier that the methods count in, with its rating: pints a day, or CFM of a desiccant. */
  readonly dehumidifier: string;
  readonly rating: string;
}

export const blankLine: TypedLine = { kind: '', units: '', days: '', rate: '' };
export const blankRoom: TypedRoom = { name: '', length: '', width: '', height: '', floor: '', walls: '', ceiling: '' };
export const blankCheck: TypedCheck = { lines: [blankLine], rooms: [blankRoom], dehumidifier: 'lgr', rating: '' };
