import type { AnswerParts, Said, Shown } from '../calculator.ts';
import { type Standing, useCalculatorContext } from '../context.ts';
import { ForJob } from './ForJob.tsx';
import { HelpCall } from './HelpCall.tsx';
import { NextTools } from './NextTools.tsx';
import { Waiting } from './ResultPlaceholder.tsx';
import { Announcer, Results, spoken } from './Results.tsx';
import { copiedRows, resultRows } from './rows.ts';
import { asText, ShareBar } from './ShareBar.tsx';
import './sheet.css';

interface AnswerProps {
  readonly shown: Shown;
  readonly own: AnswerParts;
}

/** The result, once there is one. */
export function Answer({ shown, own }: Omit<AnswerProps, 'shown'> & { readonly shown: Shown | null }) {
  const standing = useCalculatorContext();
  if (!shown) {
    return (
      <>
        <Announcer words="" />
        <Waiting />
      </>
    );
  }
  const { Lead, Below } = own;
  const rows = rowsOf(standing, { shown, own });
  const title = own.heading?.(shown) ?? shown.t(standing.words.heading);
  return (
    <>
      <Announcer words={spoken(title, own.verdict?.(shown) ?? '', rows)} />
      <Results title={title} lead={Lead && <Lead {...shown} />} rows={rows}>
        {Below && <Below {...shown} />}
      </Results>
    </>
  );
}

/** Where a result leads: to somebody who comes to measure, out of the page, and to the next tools. */
export function After({ shown, own, said }: AnswerProps & Said) {
  const standing = useCalculatorContext();
  const rows = rowsOf(standing, { shown, own });
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

function rowsOf({ definition, parts }: Standing, { shown, own }: AnswerProps) {
  const found = resultRows(definition, shown, parts.fixed ?? [], own.heads ?? []);
  return own.rows?.(found, shown) ?? [...found.values()];
}
