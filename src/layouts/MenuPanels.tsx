import type { Words } from '#content/en/messages.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { Icon } from '../components/Icon.tsx';
import { useAllGuides } from '../features/guides/guide-list.ts';
import { ToolIcon } from '../features/tool-list/ToolIcon.tsx';
import { pageOfTool, type ToolName, toolNames } from '../features/tool-list/tools.ts';
import { useLocale, useMessages, usePath } from '../i18n/language-context.tsx';
import { thumbnailOf } from '../lib/figures/shared/thumbnails.ts';

type MenuLinks = Extract<Words['frame']['header']['links'][number], { readonly title: string }>['links'];

/**
 * The panels that `panels.ts` puts into the menus of a wide screen, one per menu in order: links with descriptions,
 * drawings, and the phone number.
 */
export function MenuPanels() {
  const groups = useMessages().frame.header.links.flatMap((entry) => ('page' in entry ? [] : [entry]));
  return (
    <template data-panels="">
      {groups.map(({ title, links }) => {
        const isTools = links.some(({ page }) => page === pageOfTool(toolNames[0]));
        return (
          <div key={title} data-panel="">
            {isTools ? <Tools links={links} /> : <Learning links={links} />}
            <Call />
          </div>
        );
      })}
    </template>
  );
}

function Learning({ links }: { readonly links: MenuLinks }) {
  const { read, guides } = useMessages().frame.panels;
  const all = useAllGuides();
  return (
    <>
      <Links title={read} links={links} />
      <div data-drawn="guides">
        <p>{guides}</p>
        <ul>
          {all.map(({ name, title, link }) => (
            <li key={name}>
              <img src={thumbnailOf(name)} alt="" width="62" height="43" loading="lazy" />
              <a href={link}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Tools({ links }: { readonly links: MenuLinks }) {
  const { frame, bench } = useMessages();
  const locale = useLocale();
  const pathTo = usePath();
  const labelOf = (tool: ToolName) => links.find(({ page }) => page === pageOfTool(tool))?.label;
  return (
    <>
      <Links title={frame.panels.find} links={links.filter(({ line }) => line !== undefined)} />
      <div data-drawn="tools">
        <p>
          <a href={pathTo('/calculators')}>{t(bench.strip, { count: toolNames.length }, locale)}</a>
        </p>
        <ul>
          {toolNames.map((tool) => (
            <li key={tool}>
              <ToolIcon name={tool} />
              <a href={pathTo(pageOfTool(tool))}>{labelOf(tool)}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Links({ title, links }: { readonly title: string; readonly links: MenuLinks }) {
  const pathTo = usePath();
  return (
    <div>
      <p>{title}</p>
      <ul>
        {links.map(({ page, label, line }) => (
          <li key={page}>
            <a href={pathTo(page)}>{label}</a>
            <span>{line}</span>
          </li>
        ))}
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
