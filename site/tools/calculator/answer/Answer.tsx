import { useEffect } from 'react';
import { addStyle } from '../../island/late-style.ts';
import type { AnswerParts, LaterWords, Shown } from '../calculator.ts';
import { type Standing, useStanding } from '../context.ts';
import { exampleOf } from '../result/shown.ts';
import { Waiting } from '../result/Waiting.tsx';
import type { Values } from '../state/link.ts';
import style from './Answer.module.css?inline';
import { copiedRows, resultRows } from './figures/rows.ts';
import { ForJob } from './for-job/ForJob.tsx';
import { HelpCall } from './HelpCall.tsx';
import { asText, ShareBar } from './link/ShareBar.tsx';
import { NextTools } from './NextTools.tsx';
import { Announcer, Results, spoken } from './Results.tsx';
import sheet from './sheet.css?inline';

export { restore } from './link/restore.ts';
export { Working } from './Working.tsx';

addStyle(style + sheet);

interface Given extends Pick<LaterWords, 'said'> {
  readonly shown: Shown;
  readonly own: AnswerParts;
}

/** The result, once there is one. */
export function Answer({ shown, own, said }: Omit<Given, 'shown'> & { readonly shown: Shown | null }) {
  const standing = useStanding();
  useRehearsal(standing, { shown, own, said });
  if (!shown) {
    return (
      <>
        <Announcer words="" />
        <Waiting />
      </>
    );
  }
  const { Lead, Below } = own;
  const rows = rowsOf(standing, { shown, own, said });
  const title = own.heading?.(shown) ?? shown.say(standing.words.heading);
  return (
    <>
      <Announcer words={spoken(title, own.verdict?.(shown) ?? '', rows)} />
      <Results title={title} lead={Lead && <Lead {...shown} />} rows={rows}>
        {Below && <Below {...shown} />}
      </Results>
    </>
  );
}

/**
 * Works an example out while the form is being filled, and throws it away: a browser takes many times as long for what it runs for
 * the first time, and the press would wait for that.
 */
function useRehearsal(standing: Standing, { shown, own, said }: Parameters<typeof Answer>[0]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what shows a result has come.
  useEffect(() => {
    const example = shown ? null : exampleOf(standing, standing.definition.example as Values<string>);
    if (example) rowsOf(standing, { shown: example, own, said });
  }, []);
}

/** Where a result leads: to somebody who comes to measure, out of the page, and to the next tools. */
export function After(given: Given) {
  const standing = useStanding();
  const { shown, own, said } = given;
  const rows = rowsOf(standing, given);
  const typed = copiedRows(standing, shown);
  const inputs = own.copied?.(typed, shown) ?? typed;
  const results = own.copiedResult?.(rows, shown) ?? rows;
  return (
    <>
      <ForJob title={standing.title} shown={shown} said={said} />
      <HelpCall text={() => asText(standing.title, inputs, results, standing.tool.link())} said={said} />
      <ShareBar inputs={inputs} rows={results} said={said} />
      <NextTools given={own.next?.(shown) ?? {}} name={said.nextTools} />
    </>
  );
}

function rowsOf({ definition, parts }: Standing, { shown, own }: Given) {
  const found = resultRows(definition, shown, parts.fixed ?? [], own.heads ?? []);
  return own.rows?.(found, shown) ?? [...found.values()];
}
