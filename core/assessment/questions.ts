import type { Reading } from '../hazards/read.ts';

/** One question back. The chosen answer's sentence is added to the text, so that everyone who reads it later sees it too. */
export interface Question {
  readonly id: 'source' | 'power' | 'age' | 'people';
  readonly question: string;
  readonly answers: readonly { readonly label: string; readonly sentence: string }[];
}

const questions: readonly Question[] = [
  {
    id: 'source',
    question: 'Where does the water come from?',
    answers: [
      { label: 'A supply pipe or faucet', sentence: 'It came from a supply pipe.' },
      { label: 'An appliance or a sink, tub or shower drain', sentence: 'It is used gray water from an appliance.' },
      { label: 'A toilet or the sewer', sentence: 'It is sewage.' },
      { label: 'The roof', sentence: 'Rain came through the roof.' },
      { label: 'Outside or the ground', sentence: 'It is flood water from outside.' },
      { label: 'I do not know', sentence: 'I do not know where the water comes from.' },
    ],
  },
  {
    id: 'power',
    question: 'Is water near outlets, lamps or the breaker panel?',
    answers: [
      { label: 'Yes', sentence: 'Water is near the outlets or the panel.' },
      { label: 'No', sentence: 'The outlets are dry.' },
      { label: 'Not sure', sentence: 'Water may have reached the outlets.' },
    ],
  },
  {
    id: 'age',
    question: 'How long has it been wet?',
    answers: [
      { label: 'Less than a day', sentence: 'It has been wet for less than 1 day.' },
      { label: 'One to two days', sentence: 'It has been wet for about 36 hours.' },
      { label: 'Longer, or not sure', sentence: 'It has been wet for 3 days or longer.' },
    ],
  },
  {
    id: 'people',
    question: 'Does a small child, an older or ill person, or someone pregnant live there?',
    answers: [
      { label: 'Yes', sentence: 'A small child, an elderly or ill person, or someone pregnant lives here.' },
      { label: 'No', sentence: 'Nobody at higher risk lives here.' },
    ],
  },
];

/** No more questions than this at a time: someone with wet feet is answering. */
const most = 3;

/** The questions whose answers a text leaves out, those that matter most first. `answered` names the ones already asked. */
export function questionsFor(reading: Reading, answered: readonly Question['id'][]): readonly Question[] {
  const found = new Set(reading.findings.map(({ hazard }) => hazard));
  const known: Record<Question['id'], boolean> = {
    source:
      reading.signs.anySource || reading.signs.unknown.length > 0 || found.has('sewage') || found.has('flood-water'),
    power: found.has('electrical') || reading.mentionsPower,
    age: reading.elapsed !== null,
    people: found.has('vulnerable-people'),
  };
  return questions.filter(({ id }) => !known[id] && !answered.includes(id)).slice(0, most - answered.length);
}
