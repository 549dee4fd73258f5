import * as z from 'zod/mini';
import { errorBody } from '#contract/damage-assessment.ts';
import { questionError } from '#contract/forms.ts';

// How a route's answers are written into the API document. They describe; the answers themselves are held to the contract by
// the tests, so that a slip of ours never turns somebody's answer into a failure.

/** An answer in JSON. */
export const gives = (description: string, schema: z.ZodMiniType) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A page of the site. */
export const page = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } });

/** An answer without a body. */
export const nothing = (description: string) => z.null().register(z.globalRegistry, { description });

/** A refusal in words. */
export const refusal = (description: string) => gives(description, errorBody);

/** What every route that takes a body may answer. */
export const refusals = {
  400: gives('Something in it is wrong; of a form, the fields at fault', questionError),
  403: refusal('Sent by the page of another site'),
  413: refusal('Too long'),
  429: refusal('Too many requests; see Retry-After'),
};

/** The query of a link in a mail. A token that cannot be one is answered by the route, with a page. */
export const tokenQuery = z.object({ token: z.catch(z.string(), '') });
