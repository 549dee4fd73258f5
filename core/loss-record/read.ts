import { type LeftOutOf, type PlaceOf, type ReadingOf, readAs } from '../records/read.ts';
import type { LossRecord } from './record.ts';
import { shape } from './shape.ts';

/** A place in a copy whose content was left out: "things 3 costEach". */
export type LeftOut = LeftOutOf<PlaceOf<typeof shape>>;

export type Reading = ReadingOf<LossRecord, PlaceOf<typeof shape>>;

/** A loss record out of anything at all; what could not be read is named. */
export function read(json: unknown): Reading {
  return readAs(shape, json);
}
