import { owner } from '#content/owner.ts';
import { useWords } from '../language.tsx';
import { Say } from '../Say.tsx';

/** Pages that a script brings to life and whose bytes have room to say that it has not come, by their names. Calculators and records have none. */
export const sleepyPages: readonly string[] = [
  '/ask',
  '/wtr-connection',
  '/damage-assessment',
  '/claim-clock',
  '/mold-rules',
];

/** Shown where what brings a page to life has not come. `watchAsleep` looks after it, since no other script may be there. */
export function Asleep() {
  const { asleep, again } = useWords().frame;
  const phone = <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>;
  return (
    <p className="wrap" role="status" data-asleep="" hidden={true}>
      <Say words={asleep} values={{ phone }} />{' '}
      <button type="button" className="btn">
        {again}
      </button>
    </p>
  );
}

/**
 * Stands in the page itself. Speaks at once where the page has loaded without the script of its tool, and after a while where a
 * line neither brings it nor ends; what wakes takes the words away. The button asks for the tool once more, below another address
 * (`contract/again.ts`), and what waits to ask for the rest does so as if there were a line.
 */
export const watchAsleep = [
  "<script>{let n=0;const d=document,p=d.querySelector('[data-asleep]'),say=()=>{p.hidden=0};",
  "p.lastChild.onclick=()=>{const s=d.querySelector('script[type=module][src]');dispatchEvent(new Event('online'));",
  "s&&import(s.src.replace('o/','o/again-'+ ++n+'/'))};",
  "addEventListener('load',()=>setTimeout(say,d.querySelector(':not(:defined)')?0:9e3));setTimeout(say,2e4)}</script>",
].join('');
