import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Tree as AriaTree, TreeItem, TreeItemContent } from "react-aria-components/Tree";
import { Icon } from "../icon/icon.tsx";
import { chevron, content, hint, item as itemStyle, line, spacer, tree, words } from "./tree.css.ts";

/** A node of a {@link Tree}, with its children. */
export interface TreeNode {
  id: string;
  label: string;
  /** A second line with less emphasis. */
  description?: string;
  /** A badge or similar at the end of the line. */
  end?: ReactNode;
  children?: readonly TreeNode[];
}

/** The properties of {@link Tree}. */
export interface TreeProps {
  /** The name of the tree, for screen readers. */
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the branches that are open initially. */
  defaultExpanded?: readonly string[];
}

const none: readonly string[] = [];

function Node({ node }: { node: TreeNode }) {
  const children = node.children ?? [];
  return (
    <TreeItem id={node.id} textValue={node.label} className={itemStyle}>
      <TreeItemContent>
        <div className={content}>
          {children.length > 0 ? (
            <AriaButton slot="chevron" className={chevron}>
              <Icon of={ChevronRight} size="small" isDirectional />
            </AriaButton>
          ) : (
            <span className={spacer} />
          )}
          <span className={line}>
            <span className={words}>
              {node.label}
              {node.description !== undefined && <span className={hint}>{node.description}</span>}
            </span>
            {node.end}
          </span>
        </div>
      </TreeItemContent>
      {children.map((child) => (
        <Node key={child.id} node={child} />
      ))}
    </TreeItem>
  );
}

/**
 * A hierarchy whose branches open and close.
 *
 * @example
 * <Tree label="Referrals" nodes={[{ id: "1", label: "Amira", children: [{ id: "2", label: "Ben" }] }]} />
 */
export function Tree({ label, nodes, defaultExpanded = none }: TreeProps) {
  return (
    <AriaTree aria-label={label} className={tree} defaultExpandedKeys={defaultExpanded}>
      {nodes.map((node) => (
        <Node key={node.id} node={node} />
      ))}
    </AriaTree>
  );
}
