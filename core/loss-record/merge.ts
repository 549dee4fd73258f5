import { mergeAs } from '../records/merge.ts';
import type { Edit } from './edit.ts';
import type { LossRecord } from './record.ts';
import { shape } from './shape.ts';

/** The edit that brings a copy into a loss record. Nothing that stands in the record is overwritten. */
export function mergeOf(mine: LossRecord, theirs: LossRecord): Edit {
  // It names only what the shape has.
  return mergeAs(shape, mine, theirs) as Edit;
}
