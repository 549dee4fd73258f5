import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** One `<Section>` of an MDX page, as "On this page" lists it. */
export interface SectionLink {
  readonly id: string;
  readonly title: string;
}

/**
 * Remark plugin: exports `sections` from an MDX page, one entry a `<Section id title>` in the order of the page.
 * Throws, and so stops the build, on a section without id or title, or on an id used twice.
 */
export function remarkSections() {
  return (tree: Root, file: { path?: string }) => {
    const elements = tree.children.filter(
      (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === 'Section',
    );
    const sections = elements.map((element) => sectionLink(element, file.path ?? 'MDX page'));
    const ids = sections.map((section) => section.id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice) throw new Error(`${file.path}: two sections have the id "${twice}"`);
    tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree: exportOf(sections) } });
  };
}

function sectionLink(element: MdxJsxFlowElement, path: string): SectionLink {
  const read = (name: string) =>
    element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;
  const [id, title] = [read('id'), read('title')];
  if (typeof id !== 'string' || typeof title !== 'string') {
    throw new Error(`${path}:${element.position?.start.line}: <Section> needs an id and a title`);
  }
  return { id, title };
}

function exportOf(sections: readonly SectionLink[]): Program {
  const entries = sections.map(({ id, title }) => ({
    type: 'ObjectExpression' as const,
    properties: [property('id', id), property('title', title)],
  }));
  return {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        specifiers: [],
        attributes: [],
        source: null,
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            {
              type: 'VariableDeclarator',
              id: { type: 'Identifier', name: 'sections' },
              init: { type: 'ArrayExpression', elements: entries },
            },
          ],
        },
      },
    ],
  };
}

function property(name: string, value: string) {
  return {
    type: 'Property' as const,
    kind: 'init' as const,
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier' as const, name },
    value: { type: 'Literal' as const, value },
  };
}
