import ts from 'typescript';
import { stripAnnotations } from './annotations';
import {
  assignParameterProperties,
  removeErasable,
  stripImplements,
  stripMembers,
  stripThisParameter,
} from './classes';
import { isErasableMember, isErasableStatement } from './erasable';
import { endWithSemicolon, stripExpression } from './expressions';
import { refuseUnsupported } from './refusals';
import { replace, type Strip } from './strip';

/** Type syntax, which the parents of these nodes have removed already. */
function isTypeSyntax(node: ts.Node): boolean {
  return (
    (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
    ts.isTypeParameterDeclaration(node) ||
    (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) ||
    (ts.isParameter(node) && ts.isIdentifier(node.name) && node.name.text === 'this')
  );
}

/** Removes type-only statements of a file or a block, and visits the others. */
function visitStatements(strip: Strip, statements: readonly ts.Statement[]): void {
  statements.forEach((statement, index) => {
    if (ts.isImportDeclaration(statement)) {
      // Decided after the walk, when the uses of its names are known.
      return;
    }
    if (isErasableStatement(statement)) {
      removeErasable(strip, statement, statements.slice(0, index), statements.slice(index + 1));
    } else {
      visit(strip, statement);
    }
  });
}

function visitClass(strip: Strip, node: ts.ClassLikeDeclaration): void {
  stripImplements(strip, node);
  stripMembers(strip, node.members);
  ts.forEachChild(node, (child) => {
    if (!ts.isClassElement(child) || !isErasableMember(child)) {
      visit(strip, child);
    }
  });
}

function noteUses(strip: Strip, node: ts.Node): void {
  if (ts.isIdentifier(node)) {
    strip.identifiers.push(node);
  }
  const isFragment = ts.isJsxFragment(node);
  strip.hasFragment ||= isFragment;
  strip.hasJsx ||= isFragment || ts.isJsxOpeningLikeElement(node);
}

/** Walks over everything that stays in JavaScript and collects what to remove from it. */
export function visit(strip: Strip, node: ts.Node): void {
  if (isErasableStatement(node)) {
    // Not in a list of statements: `if (a) type B = string;`.
    replace(strip, node.getStart(strip.sourceFile), node.end, ';');
    return;
  }
  if (isTypeSyntax(node) || refuseUnsupported(strip, node)) {
    return;
  }
  noteUses(strip, node);
  stripAnnotations(strip, node);
  stripExpression(strip, node);
  endWithSemicolon(strip, node);
  if (ts.isFunctionLike(node)) {
    stripThisParameter(strip, node);
  }
  if (ts.isConstructorDeclaration(node)) {
    assignParameterProperties(strip, node);
  }
  if (ts.isSourceFile(node) || ts.isBlock(node) || ts.isDefaultClause(node)) {
    visitStatements(strip, node.statements);
  } else if (ts.isCaseClause(node)) {
    visit(strip, node.expression);
    visitStatements(strip, node.statements);
  } else if (ts.isClassLike(node)) {
    visitClass(strip, node);
  } else {
    ts.forEachChild(node, (child) => visit(strip, child));
  }
}
