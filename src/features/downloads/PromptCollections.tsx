import type { PromptCollection } from '#content/en/collections/ai-prompts.ts';
import { t } from '#content/i18n/t.ts';
import { useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import styles from './PromptCollections.module.css';

/** Both prompt collections: to read and copy here, or to save as a text file that the browser builds from this list. */
export function PromptCollections() {
  const { promptCollections, promptRules } = useLists();
  return (
    <>
      <p data-prompt-rules="">{promptRules}</p>
      {promptCollections.map((collection) => (
        <Collection key={collection.id} collection={collection} />
      ))}
    </>
  );
}

function Collection({ collection: { title, says, file, prompts } }: { readonly collection: PromptCollection }) {
  const { save, read } = useMessages().parts.prompts;
  const locale = useLocale();
  const count = prompts.length;
  return (
    <div className={styles.collection} data-prompts={file}>
      <h3>{title}</h3>
      <p>{says}</p>
      <p className={`${styles.save} no-print`}>
        <button type="button" className="btn btn-alt" data-save-prompts={file}>
          {t(save, { count }, locale)}
        </button>
      </p>
      <details>
        <summary>{t(read, { count }, locale)}</summary>
        <ol>
          {prompts.map(({ title: name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
