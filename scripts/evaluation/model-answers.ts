import { defaultUserLocation } from '#contract/damage-assessment.ts';
import type { Additions } from '#core/triage/answer/answer.ts';
import { triage } from '#core/triage/triage.ts';
import { askModel, failureOf } from '#server/ai/model.ts';
import type { AiConfig } from '#server/config/config.ts';

/** What a model said of texts. A text that it gave no answer to is missing: the rules' answer counts for it. */
export interface ModelAnswers {
  readonly name: string;
  readonly answers: ReadonlyMap<string, Additions>;
  /** How often it failed, by kind of failure. */
  readonly failures: Readonly<Record<string, number>>;
}

const concurrency = 4;

/** Asks the configured model about each text once. */
export async function askAboutAll(ai: AiConfig, texts: readonly string[]): Promise<ModelAnswers> {
  const ask = askModel(ai);
  const answers = new Map<string, Additions>();
  const failures: Record<string, number> = {};
  const waiting = [...new Set(texts)];
  const work = async () => {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      try {
        answers.set(text, await ask(text, defaultUserLocation, triage(text).language));
      } catch (error) {
        const failure = failureOf(error);
        failures[failure] = (failures[failure] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { name: ai.model, answers, failures };
}
