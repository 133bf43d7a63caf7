import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Tree as AriaTree, TreeItem, TreeItemContent } from "react-aria-components/Tree";
import { Icon } from "../icon/icon.tsx";
import { chevron, content, dot, hint, item as itemStyle, knot, line, rail, tree, words } from "./tree.css.ts";

/** A node of a {@link Tree}, with its children. */
export interface TreeNode {
  /** The id of the node, unique in the tree. */
  id: string;
  /** The name of the node. */
  label: string;
  /** A second line with less emphasis. */
  description?: string;
  /** A badge or similar at the end of the line. */
  end?: ReactNode;
  /** The nodes of the next level. */
  children?: readonly TreeNode[];
}

/** The properties of {@link Tree}. */
export interface TreeProps {
  /** The name of the tree, for screen readers. */
  label: string;
  /** The nodes of the first level. */
  nodes: readonly TreeNode[];
  /**
   * Ids of the branches that are open initially.
   *
   * @default []
   */
  defaultExpanded?: readonly string[];
}

const none: readonly string[] = [];

interface NodeProps {
  node: TreeNode;
  /** Whether the line of each level above continues below this node. */
  trail: readonly boolean[];
}

/** A node after the lines that lead to it: straight on beside its ancestors' siblings, and a branch from its parent. */
function Node({ node, trail }: NodeProps) {
  const children = node.children ?? [];
  const own = trail.length - 1;
  return (
    <TreeItem id={node.id} textValue={node.label} className={itemStyle}>
      <TreeItemContent>
        <div className={content}>
          {trail.map((goesOn, level) => (
            // oxlint-disable-next-line react/no-array-index-key -- a level is its index
            <span key={level} className={rail({ goesOn, isOwn: level === own || undefined })} />
          ))}
          <span className={knot}>
            {children.length > 0 ? (
              <AriaButton slot="chevron" className={chevron}>
                <Icon of={ChevronRight} size="small" isDirectional />
              </AriaButton>
            ) : (
              <span className={dot} />
            )}
          </span>
          <span className={line}>
            <span className={words}>
              {node.label}
              {node.description !== undefined && <span className={hint}>{node.description}</span>}
            </span>
            {node.end}
          </span>
        </div>
      </TreeItemContent>
      {children.map((child, index) => (
        <Node key={child.id} node={child} trail={[...trail, index < children.length - 1]} />
      ))}
    </TreeItem>
  );
}

/** The first level has no parent to be led to from. */
const top: readonly boolean[] = [];

/**
 * A hierarchy, drawn with lines from each parent to its children. Its branches open and close.
 *
 * @example
 * <Tree label="Referrals" nodes={[{ id: "1", label: "Amira", children: [{ id: "2", label: "Ben" }] }]} />
 */
export function Tree({ label, nodes, defaultExpanded = none }: TreeProps) {
  return (
    <AriaTree aria-label={label} className={tree} defaultExpandedKeys={defaultExpanded}>
      {nodes.map((node) => (
        <Node key={node.id} node={node} trail={top} />
      ))}
    </AriaTree>
  );
}
