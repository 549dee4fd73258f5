import type { PromptCollection } from '#content/en/lists/shelf/ai-prompts.ts';
import { say } from '#content/locale/say.ts';
import { useLists, useLocale, useWords } from '../../../frame/language.tsx';
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
  const { save, read } = useWords().parts.prompts;
  const locale = useLocale();
  const count = prompts.length;
  return (
    <div className={styles.collection} data-prompts={file}>
      <h3>{title}</h3>
      <p>{says}</p>
      <p className={`${styles.save} no-print`}>
        <button type="button" className="btn btn-alt" data-save-prompts={file}>
          {say(save, { count }, locale)}
        </button>
      </p>
      <details>
        <summary>{say(read, { count }, locale)}</summary>
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
