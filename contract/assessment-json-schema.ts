import * as z from 'zod/mini';
import { modelAnswer } from './damage-assessment.ts';

/** What a model may answer, as strict providers want it: every field required and no further ones. */
export function strictAssessmentSchema() {
  const schema = z.toJSONSchema(modelAnswer);
  return { ...schema, required: Object.keys(schema.properties ?? {}), additionalProperties: false };
}
