import type { Journey, Visitor } from './visitor.ts';

const reference = /WD-[0-9A-Z]{4}-[0-9A-Z]{4}/;

async function ask(visitor: Visitor): Promise<void> {
  await visitor.open('/ask');
  await visitor.fill('main [name="name"]', 'Ada');
  await visitor.fill('main [name="email"]', 'ada@example.com');
  await visitor.fill('main [name="question"]', 'The carpet pad is still wet after three days. Does it have to go?');
  await visitor.press({ button: 'Submit Question' });
  await visitor.untilShown('[role="status"]', new RegExp(`Question Submitted!.*${reference.source}`));
}

async function estimate(visitor: Visitor): Promise<void> {
  await visitor.open('/wtr-connection');
  await visitor.fill('main [name="name"]', 'Ada');
  await visitor.fill('main [name="location"]', '78130');
  await visitor.fill('main [name="phone"]', '(830) 555-0147');
  await visitor.fill('main [name="question"]', 'The washing machine ran over, and the hall is wet.');
  await visitor.press({ button: 'Get Free Estimate' });
  await visitor.untilShown('h2', /^We have your request$/);
  await visitor.untilShown('[role="status"]', reference);
}

async function subscribe(visitor: Visitor): Promise<void> {
  await visitor.open('/blog');
  await visitor.fill('main [name="email"]', 'ada@example.com');
  await visitor.press({ button: 'Subscribe' });
  await visitor.untilShown('h1', /^Check your mailbox$/);
}

/** The forms that send something. */
export const formJourneys: readonly Journey[] = [
  { name: 'ask form: sent and confirmed with its reference', walk: ask },
  { name: 'estimate form: sent and confirmed with its reference', walk: estimate },
  { name: 'newsletter: one press leads to the word about the mail', walk: subscribe },
];
