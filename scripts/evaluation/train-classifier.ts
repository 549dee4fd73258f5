import { writeFileSync } from 'node:fs';
import { voteOf } from '#core/triage/classifier/classifier.ts';
import { crossValidate, curvePoint, thresholdsFor } from './training/cross-validation.ts';
import { corpusRows, isSetApart, olderTexts, trainingTextOf } from './training/labelled-texts.ts';
import { exampleOf, olderWeight, packed, trainModel } from './training/train-model.ts';

const weightsFile = new URL('../../core/triage/classifier/weights.ts', import.meta.url);
const votesFile = new URL('training/cross-validation.json', import.meta.url);

/** Shares of the training texts at which the learning curve is measured. */
const shares = [0.125, 0.25, 0.5];

const rows = corpusRows().filter((row) => !isSetApart(row));
const examples = rows.map((row) => exampleOf(trainingTextOf(row)));
const older = olderTexts().map((text) => exampleOf(text, olderWeight));

console.log(`Cross-validation on ${rows.length} texts of the corpus and ${older.length} older ones.`);
const scored = crossValidate(rows, examples, older);
const thresholds = thresholdsFor(rows, scored);
const votes = Object.fromEntries(
  rows.map(({ id }) => [id, (scored.get(id) ?? []).map((scores) => voteOf(scores, thresholds))]),
);
const curve = [
  ...shares.map((share) =>
    curvePoint(rows, crossValidate(rows, examples, older, { share, slips: [0] }), share, older.length),
  ),
  curvePoint(rows, scored, 1, older.length),
];
console.table(curve);
writeFileSync(votesFile, `${JSON.stringify({ curve, votes })}\n`);

const model = packed(trainModel([...examples, ...older]), thresholds);
writeFileSync(
  weightsFile,
  `import type { ClassifierModel } from './classifier.ts';

/** Written by \`npm run train:classifier\`; do not edit. */
export const model: ClassifierModel = ${JSON.stringify(model, null, 2)};
`,
);
console.log('Written to core/triage/classifier/weights.ts and scripts/evaluation/training/cross-validation.json.');
