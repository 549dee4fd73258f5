import { useDeferredValue, useId, useMemo } from 'react';
import type { AnyCalculatorWords } from '#content/locale/calculator-words.ts';
import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import { say as fill } from '#content/locale/say.ts';
import type { Definition } from '#core/calculators/definition/define.ts';
import type { Parts, Say, ShellWords } from './calculator.ts';
import { StandingContext } from './context.ts';
import { Form } from './form/Form.tsx';
import { PlainResult } from './result/PlainResult.tsx';
import { Sheet } from './result/Sheet.tsx';
import { exampleOf, shownOf } from './result/shown.ts';
import { Waiting } from './result/Waiting.tsx';
import { useRoom } from './room/use-room.ts';
import styles from './Shell.module.css';
import type { Address } from './state/address.ts';
import type { Values } from './state/link.ts';
import type { LoadWords } from './state/load.ts';
import { inWordsOf } from './state/state.ts';
import { useAnswer } from './state/use-answer.ts';
import { useCalculator } from './state/use-calculator.ts';

/** Plain data of one calculator on one page: what the page writes for the browser. */
export interface CalculatorData {
  readonly name: string;
  /** What the page is called; it heads the copied text. */
  readonly title: string;
  readonly language: LanguageTag;
  /** The words of the form. */
  readonly words: AnyCalculatorWords;
  readonly shell: ShellWords;
  /** Where all of its words can be fetched. */
  readonly allWords: string;
  /** Where the links to other tools lead, by the name of the tool. */
  readonly nextPages: Readonly<Record<string, string>>;
  /** Texts that its fields hold at first, where they are not the definition's. */
  readonly start: Values<string>;
}

/**
 * Any calculator, from its definition, its words, and what is hand-made about it: the form, beside it the result with its
 * picture, and below both what makes the result defensible; one column on a phone.
 */
export function Calculator({
  definition,
  parts,
  title,
  language,
  words,
  shell,
  loadWords,
  nextPages,
  start,
  address,
}: Omit<CalculatorData, 'name' | 'allWords'> & {
  readonly definition: Definition;
  readonly parts: Parts;
  readonly loadWords: LoadWords;
  readonly address?: Address;
}) {
  const id = `t${useId()}`;
  const calculator = useMemo(
    () => inWordsOf({ definition, parts, words, shell, locale: localeOf(language) }),
    [definition, parts, words, shell, language],
  );
  const { room, keep } = useRoom(definition);
  const tool = useCalculator(calculator, { address, start, keep });
  const say: Say = (template, more) => fill(template, { ...calculator.texts, ...more }, calculator.locale);
  const [load, wake] = useAnswer(parts, loadWords, tool);
  const loaded = load === 'lost' ? null : load;
  const { outcome } = tool;
  const inWords = useMemo(() => (loaded ? { ...calculator, words: loaded.words } : calculator), [calculator, loaded]);
  const shown = useMemo(() => (outcome.status === 'shown' ? shownOf(inWords, outcome) : null), [inWords, outcome]);
  const given = useMemo(() => loaded && shown && { ...loaded, shown }, [loaded, shown]);
  // The press is answered by the result; what stands below it is drawn after that.
  const below = useDeferredValue(given);
  const plain = load === 'lost' && shown ? <PlainResult shown={shown} /> : <Waiting />;
  const { Picture } = parts;
  const Defence = below?.own.Defence;
  return (
    <StandingContext value={{ ...inWords, title, tool, id, say, nextPages, room }}>
      <div className={styles.tool} data-layout={parts.layout} onFocusCapture={wake} onPointerDownCapture={wake}>
        <div className={styles.bench}>
          <Form />
          <div className={styles.wide}>
            {loaded ? <loaded.Answer shown={shown} own={loaded.own} said={loaded.said} /> : plain}
            {Picture && <Picture {...inWords} shown={shown ?? exampleOf(inWords)} move={tool.move} />}
            {below && <below.After shown={below.shown} own={below.own} said={below.said} />}
          </div>
        </div>
        <Sheet>
          {below && Defence && <Defence {...below.shown} said={below.said} />}
          {below && <below.Working shown={below.shown} own={below.own} said={below.said} />}
        </Sheet>
      </div>
    </StandingContext>
  );
}
