import * as z from 'zod/mini';
import { fileFormat, shape } from '#core/drying-job/record/shape.ts';
import type { Field } from '#core/records/field.ts';
import { type Fields, mostTitle } from '#core/records/shape.ts';

/** File format of a drying job, version 4: the contract with other software. */

const id = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

/** Each kind of field has one way to be empty: "", null, or false. */
function schemaOf(field: Field) {
  switch (field.kind) {
    case 'text':
      return z.string().check(z.maxLength(field.most));
    case 'choice':
      return z.enum(['', ...field.of]);
    case 'day':
      return z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/));
    case 'moment':
      return z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/));
    case 'row':
      return z.string().check(z.regex(/^[a-z0-9-]{0,64}$/));
    case 'flag':
      return z.boolean();
    case 'cents':
      return z.nullable(z.int().check(z.gte(0)));
    case 'number':
      return z.nullable(z.number().check(z.gte(field.least), z.lte(field.most)));
  }
}

function valuesOf(fields: Fields, owner?: string) {
  const own = Object.entries(fields).filter(([name]) => name !== owner);
  return Object.fromEntries(own.map(([name, field]) => [name, schemaOf(field)]));
}

const { sections, tables } = shape;
const rowsOf = (name: keyof typeof tables, owner?: string) =>
  z.array(z.object({ id, ...valuesOf(tables[name], owner) })).check(z.maxLength(shape.mostRows));

/** A job as a file. Ids are the file's own; a field that names a row holds its id. Times are the clock on the wall. */
export const jobFile = z.object({
  format: z.literal(fileFormat),
  version: z.literal(shape.version),
  id,
  title: z.string().check(z.maxLength(mostTitle)),
  site: z.object(valuesOf(sections.site)),
  plan: z.object(valuesOf(sections.plan)),
  chambers: rowsOf('chambers'),
  rooms: rowsOf('rooms'),
  meters: rowsOf('meters'),
  points: rowsOf('points'),
  machines: z.array(
    z.object({
      id,
      ...valuesOf(tables.machines),
      photos: rowsOf('photos', 'machine'),
      moves: rowsOf('moves', 'machine'),
      stops: rowsOf('stops', 'machine'),
    }),
  ),
  visits: z.array(
    z.object({
      id,
      ...valuesOf(tables.visits),
      airs: rowsOf('airs', 'visit'),
      readings: rowsOf('readings', 'visit'),
      surfaces: rowsOf('surfaces', 'visit'),
      changes: rowsOf('changes', 'visit'),
    }),
  ),
});

/** JSON Schema of the file for other software. */
export function jobFileSchema() {
  return { ...z.toJSONSchema(jobFile), title: fileFormat };
}
