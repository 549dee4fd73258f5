import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import type { Additions } from '#core/triage/answer/answer.ts';
import { readConfig } from '#server/config/config.ts';
import { evaluateSets } from './evaluation-runs.ts';
import { askAboutAll } from './model-answers.ts';
import { report } from './report.ts';

const texts = ['everyone has the flu since the power went out', 'the sink drips', 'fail'];
const calm: Additions = {
  category: 1,
  severity: 'low',
  professionals: false,
  hazards: [],
  steps: [],
  priorities: [],
  equipment: [],
  risks: [],
};

/** A provider on a real socket that names carbon monoxide where a text speaks of flu, and refuses one text. */
const provider = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { description } = JSON.parse(JSON.parse(body).messages.at(-1).content);
  const content = JSON.stringify({ ...calm, hazards: description.includes('flu') ? ['carbon-monoxide'] : [] });
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
  response.writeHead(description === 'fail' ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'm', choices }));
});
const url = await new Promise<string>((resolve) => {
  provider.listen(0, '127.0.0.1', () =>
    resolve(`http://127.0.0.1:${(provider.address() as { port: number }).port}/v1`),
  );
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

test('a model is asked about each text once, and measured like the rules', async () => {
  const { ai } = readConfig({ AI_BASE_URL: url, AI_MODEL: 'tiny', AI_TIMEOUT_MS: '8000' });
  if (!ai) throw new Error('no model is configured');
  const model = await askAboutAll(ai, [...texts, ...texts]);
  expect(model.failures).toEqual({ refused: 1 });
  expect([...model.answers.keys()].toSorted()).toEqual([...texts.slice(0, 2)].toSorted());

  const labelled = { lowestCategory: 1, highestCategory: 3, lowestSeverity: 'low', acceptable: [] } as const;
  const set = {
    name: 'Three texts',
    texts: texts.map((text, at) => ({
      ...labelled,
      id: `t${at}`,
      text,
      highestSeverity: 'emergency' as const,
      hazards: at === 0 ? (['carbon-monoxide'] as const) : [],
    })),
  };
  const [measured] = evaluateSets([set], model);
  const missed = (name: string) =>
    measured?.ways
      .find((way) => way.name === name)
      ?.measure.perHazard.find(({ hazard }) => hazard === 'carbon-monoxide')?.missed;
  expect(missed('Rules alone')).toEqual(['t0']);
  expect(missed('tiny under guard')).toEqual([]);
  expect(report(measured ? [measured] : [])).toContain('| tiny under guard | 0 | 0 |');
});
