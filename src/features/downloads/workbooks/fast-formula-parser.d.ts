declare module 'fast-formula-parser' {
  /** What a function of a formula is given. */
  export interface Argument {
    readonly value: unknown;
  }
  interface Position {
    readonly row: number;
    readonly col: number;
    readonly sheet: string;
  }
  interface Range {
    readonly sheet: string;
    readonly from: { readonly row: number; readonly col: number };
    readonly to: { readonly row: number; readonly col: number };
  }
  export default class FormulaParser {
    constructor(config: {
      readonly functions: Readonly<Record<string, (...of: readonly Argument[]) => number>>;
      readonly onCell: (position: Position) => unknown;
      readonly onRange: (range: Range) => readonly (readonly unknown[])[];
    });
    parse(formula: string, position: Position): unknown;
  }
}
