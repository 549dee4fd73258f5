import type { MenuGroup } from '#content/en/labels/layout.ts';
import { owner } from '#content/owner.ts';
import { Icon } from '../components/Icon.tsx';
import { useAllGuides } from '../features/guides/guide-list.ts';
import { ToolIcon } from '../features/tool-list/ToolIcon.tsx';
import { pageOfTool, toolNames } from '../features/tool-list/tools.ts';
import { useMessages, usePath } from '../i18n/language-context.tsx';
import { thumbnailOf } from '../lib/figures/shared/thumbnails.ts';

/**
 * The panels that `panels.ts` puts into the menus of a wide screen, one per menu in order: links with descriptions,
 * drawings, and the phone number.
 */
export function MenuPanels() {
  const groups = useMessages().frame.header.links.flatMap((entry) => ('page' in entry ? [] : [entry]));
  return (
    <template data-panels="">
      {groups.map(({ title, parts }) => (
        <div key={title} data-panel={parts.length}>
          {parts.map((part) => (
            <Links key={part.title} part={part} />
          ))}
          {parts.length === 1 && <Guides />}
          <Call />
        </div>
      ))}
    </template>
  );
}

function Guides() {
  return (
    <div data-drawn="guides">
      <p>{useMessages().frame.panels.guides}</p>
      <ul>
        {useAllGuides().map(({ name, title, link }) => (
          <li key={name}>
            <img src={thumbnailOf(name)} alt="" width="62" height="43" loading="lazy" />
            <a href={link}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const tools = new Map(toolNames.map((name) => [pageOfTool(name), name]));

/** Links with a line each; links without one in two columns, tools with their drawing. */
function Links({ part: { title, links } }: { readonly part: MenuGroup['parts'][number] }) {
  const pathTo = usePath();
  const isDrawn = links.every(({ line }) => line === undefined);
  return (
    <div data-drawn={isDrawn ? 'tools' : undefined}>
      <p>{title}</p>
      <ul>
        {links.map(({ page, label, line }) => {
          const tool = isDrawn ? tools.get(page) : undefined;
          return (
            <li key={page}>
              {tool && <ToolIcon name={tool} />}
              <a href={pathTo(page)}>{label}</a>
              {line && <span>{line}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Call() {
  const { question, callNow } = useMessages().frame.header;
  const { checklist } = useMessages().frame.panels;
  const dial = `tel:${owner.phone.dial}`;
  return (
    <div data-call="">
      <p>{question}</p>
      <a href={dial}>{owner.phone.display}</a>
      <a className="btn btn-alarm" href={dial}>
        <Icon name="phone" />
        {callNow}
      </a>
      <a className="btn btn-alt" href={usePath()('/guides/emergency-checklist')}>
        {checklist}
      </a>
    </div>
  );
}
