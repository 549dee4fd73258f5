import * as z from 'zod/mini';
import { assessment } from './damage-assessment.ts';

/** Keywords that several providers refuse in a strict schema. The contract checks these bounds on the answer. */
const bounds = ['minLength', 'maxLength', 'minItems', 'maxItems'] as const;

/** The assessment's schema as strict providers want it: every field required, no bounds, no further fields. */
export function strictAssessmentSchema() {
  const schema = z.toJSONSchema(assessment, {
    override: ({ jsonSchema: node }) => {
      for (const bound of bounds) delete node[bound];
    },
  });
  return { ...schema, required: Object.keys(schema.properties ?? {}) };
}
