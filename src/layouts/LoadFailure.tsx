import { owner } from '#content/owner.ts';
import { useMessages } from '../i18n/language-context.tsx';
import { Message } from '../i18n/Message.tsx';

/** Notice for a page that did not load completely, with the number to call. `load-failure.js` shows it. */
export function LoadFailure() {
  const { asleep, again } = useMessages().frame;
  const phone = <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>;
  return (
    <template id="load-failure">
      <p role="status">
        <Message words={asleep} values={{ phone }} />{' '}
        <button type="button" className="btn">
          {again}
        </button>
      </p>
    </template>
  );
}
