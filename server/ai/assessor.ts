import { createHash } from 'node:crypto';
import type { AssessmentRequest } from '#contract/assessment.ts';
import { defaultUserLocation } from '#contract/damage-assessment.ts';
import type { Additions } from '#core/triage/answer/answer.ts';
import { loadClassifier } from '#core/triage/classifier/classifier.ts';
import { type Triage, triage } from '#core/triage/triage.ts';
import type { AiConfig } from '../config/config.ts';
import { BudgetSpent, createDailyBudget } from './daily-budget.ts';
import { promptVersion } from './prompt.ts';
import { type AssessorAnswer, answerByFallback, answerByModel, answerByRules } from './respond.ts';

/** Cache of the model's answers by text, so that a reload or a shared example is not paid for twice. */
interface AnswerCache<Answer> {
  /** The cached answer, or that of `ask`. Concurrent equal texts are asked once. Failures are not cached. */
  get(text: string, ask: () => Promise<Answer>): Promise<Answer>;
}

interface Entry<Answer> {
  readonly answer: Promise<Answer>;
  readonly until: number;
  /** Size as JSON once the answer has arrived, else 0. */
  bytes: number;
}

interface CacheLimits {
  readonly entries: number;
  /** Of all answers together, as JSON. */
  readonly bytes: number;
  readonly maxAgeMs: number;
}

const defaultLimits: CacheLimits = { entries: 500, bytes: 2_000_000, maxAgeMs: 24 * 60 * 60 * 1000 };

/** In memory, keyed by a hash: no visitor's text is stored. Evicts the oldest answer first. `now` returns epoch milliseconds. */
export function createAnswerCache<Answer>(now: () => number, limits = defaultLimits): AnswerCache<Answer> {
  const entries = new Map<string, Entry<Answer>>();
  let total = 0;

  const forget = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const keepWithin = () => {
    for (const key of entries.keys()) {
      if (entries.size <= limits.entries && total <= limits.bytes) return;
      forget(key);
    }
  };
  const weigh = (key: string, entry: Entry<Answer>, answer: Answer) => {
    if (entries.get(key) !== entry) return;
    entry.bytes = Buffer.byteLength(JSON.stringify(answer));
    total += entry.bytes;
    keepWithin();
  };

  return {
    get(text, ask) {
      const key = createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('base64');
      const cached = entries.get(key);
      if (cached && cached.until > now()) return cached.answer;
      forget(key);
      const entry: Entry<Answer> = { answer: ask(), until: now() + limits.maxAgeMs, bytes: 0 };
      entries.set(key, entry);
      keepWithin();
      entry.answer.then(
        (answer) => weigh(key, entry, answer),
        () => entries.get(key) === entry && forget(key),
      );
      return entry.answer;
    },
  };
}

export interface AssessorLog {
  warn(fields: object, message: string): void;
}

export type AssessorRequest = Pick<AssessmentRequest, 'scenario' | 'answers' | 'language'>;

export type Assessor = (request: AssessorRequest, log: AssessorLog) => Promise<AssessorAnswer>;

async function rulesOn({ scenario, answers, language }: AssessorRequest): Promise<Triage> {
  const classify = await loadClassifier();
  return triage(scenario, { answers, language, vote: classify(scenario) });
}

/**
 * Assesses by the rules alone when no model is configured; otherwise asks the model, checks its answer against the rules, and falls
 * back to the rules. Equal texts are asked once a day, within the daily budget. The model gets a fixed place, never the client's.
 */
export function createAssessor(ai: AiConfig | undefined): Assessor {
  if (!ai) return async (request) => answerByRules(await rulesOn(request));
  // Loads the model's libraries at startup, and only when a model is configured.
  const loading = import('./model.ts');
  const asking = loading.then(({ askModel }) => askModel(ai));
  const cache = createAnswerCache<Additions>(Date.now);
  const budget = createDailyBudget(ai.requestsPerDay, Date.now);
  return async (request, log) => {
    const rules = await rulesOn(request);
    try {
      const key = `${promptVersion}\n${rules.language}\n${request.scenario}`;
      const answer = await cache.get(key, async () => {
        budget.spend();
        const ask = await asking;
        return ask(request.scenario, defaultUserLocation, rules.language);
      });
      return answerByModel(rules, answer);
    } catch (error) {
      const { failureOf } = await loading;
      const failure = error instanceof BudgetSpent ? 'spent' : failureOf(error);
      log.warn({ failure, promptVersion }, 'the model gave no assessment');
      return answerByFallback(rules, failure);
    }
  };
}
