import { owner } from '#content/owner.ts';
import { useWords } from '../../frame/language.tsx';
import { Say } from '../../frame/Say.tsx';

/** What a page says where not all of it has come. It stands in the head, before what a dying line cuts off; `watch.ts` shows it. */
export function Asleep() {
  const { asleep, again } = useWords().frame;
  const phone = <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>;
  return (
    <template>
      <p role="status">
        <Say words={asleep} values={{ phone }} />{' '}
        <button type="button" className="btn">
          {again}
        </button>
      </p>
    </template>
  );
}
