import { owner } from '#content/owner.ts';
import { useWords } from '../../frame/language.tsx';
import { Say } from '../../frame/Say.tsx';

/** The notice for a page that did not finish loading, with the number to call. `load-failure.js` shows it. */
export function LoadFailure() {
  const { asleep, again } = useWords().frame;
  const phone = <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>;
  return (
    <template id="load-failure">
      <p role="status">
        <Say words={asleep} values={{ phone }} />{' '}
        <button type="button" className="btn">
          {again}
        </button>
      </p>
    </template>
  );
}
