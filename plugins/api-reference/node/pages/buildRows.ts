import type { ApiInheritedView, ApiParameterView, ApiProp, ApiRowView, ApiSection } from '../../types';
import { rowId, type RowKind } from './names';
import { splitUnion } from './splitUnion';

/** What the building of tables needs to know of the site. */
export interface TableContext {
  /** Markdown to HTML, links resolved. */
  toHtml(markdown: string): string;
  /** Page of another component of this product-version. */
  pathnameOf(name: string): string | undefined;
  /** Label of the documented version since which a prop exists, where an earlier one lacks it. */
  sinceOf?(owner: string, prop: string): string | undefined;
}

interface Parameter {
  name: string;
  type: string;
  description?: string;
}

/** Optional fields that say nothing are left out: the data is in a file that browsers fetch. */
function compact<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row;
}

/** Makes the rows of one component, part or hook. */
export class RowBuilder {
  private readonly seen = new Set<string>();

  constructor(
    private readonly owner: string,
    private readonly context: TableContext,
  ) {}

  /** Anchors are unique on a page: a prop that is inherited twice, or that the component has itself, counts once. */
  rows<Item extends { name: string }>(
    kind: RowKind,
    items: readonly Item[],
    build: (item: Item) => Partial<ApiRowView>,
  ): ApiRowView[] {
    return items.flatMap((item) => {
      const id = rowId(this.owner, kind, item.name);
      if (this.seen.has(id)) return [];
      this.seen.add(id);
      return [compact({ id, name: item.name, ...build(item) })];
    });
  }

  text(markdown: string | undefined): string | undefined {
    return markdown === undefined ? undefined : this.context.toHtml(markdown);
  }

  parameter({ name, type, description }: Parameter): ApiParameterView {
    return compact({ name, type, description: this.text(description) });
  }

  prop(prop: ApiProp): Partial<ApiRowView> {
    const { signature } = prop;
    const hasResult =
      signature && (signature.returns.description || !/^(void|undefined)$/.test(signature.returns.type));
    return {
      type: splitUnion(prop.type),
      typeDetails: prop.typeDetails,
      default: prop.default,
      description: this.text(prop.description),
      required: prop.required,
      deprecated: this.text(prop.deprecated),
      parameters: signature?.parameters.length
        ? signature.parameters.map((each) => this.parameter(each))
        : undefined,
      returns: hasResult
        ? compact({ type: signature.returns.type, description: this.text(signature.returns.description) })
        : undefined,
    };
  }

  props(kind: RowKind, props: readonly ApiProp[]): ApiRowView[] {
    return this.rows(kind, props, (prop) => ({
      ...this.prop(prop),
      since: kind === 'return' ? undefined : this.context.sinceOf?.(this.owner, prop.name),
    }));
  }

  inherited(section: ApiSection): ApiInheritedView[] {
    return section.inherited
      .map(({ from, props }) =>
        compact({ from, href: this.context.pathnameOf(from), rows: this.props('prop', props) }),
      )
      .filter(({ rows }) => rows.length > 0);
  }
}
