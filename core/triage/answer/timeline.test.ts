import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { timelineOf } from './timeline.ts';

test.each([
  ['the house is on fire', 'call-911'],
  ['se está quemando la cocina', 'call-911'],
  ['the generator runs in the garage and I am dizzy', 'call-911'],
  ['My legs tingle when I stand on the wet floor', 'call-911-and-power'],
  ['me da toques el agua del piso', 'call-911-and-power'],
  ['a power line is down in the yard', 'call-911-and-power'],
  ['the wet breaker panel is humming', 'call-911-and-power'],
  ['la caja de breakers está mojada y zumba', 'call-911-and-power'],
  ['water drips on the breaker panel', 'call-911-and-power'],
  ['cae agua en la caja de breakers', 'call-911-and-power'],
  ['the breaker panel got wet', 'call-power'],
  ['la caja de breakers está mojada', 'call-power'],
  ['I smell gas', 'call-gas'],
  ['I smell gas and my husband is unconscious', 'call-911-only'],
  ['the water is up to the windows and we can’t get out', 'call-911-only'],
  ['mi abuelita se cayó en el agua y no despierta', 'call-911-only'],
  ['we mixed bleach and ammonia', 'call-poison'],
  ['I don’t want to live anymore', 'call-988'],
  ['ya no quiero vivir', 'call-988'],
  ['he wants to die and he is bleeding a lot', 'call-911-only'],
  ['a snake bit my son', 'call-911-only'],
  ['me picó una víbora', 'call-911-only'],
  ['I am 10, water comes in and my mom isn’t home', 'child-call-911'],
  ['tengo 10 años, entra agua y mi mamá no está', 'child-call-911'],
  ['I am 9 and the sink leaks', 'child-adult'],
  ['sewage in the tub', 'one-hour'],
  ['the sink leaks', 'watch'],
])('%s: %s', (text, timeline) => expect(timelineOf(triage(text).answer)).toBe(timeline));
