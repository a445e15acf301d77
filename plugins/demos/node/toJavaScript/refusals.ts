import ts from 'typescript';
import { hasModifier } from './erasable';
import { refuse, type Strip } from './strip';

/** `'red'` for `Red = 'red'`; enums without values count from the last number. */
function memberValues(node: ts.EnumDeclaration): string {
  let next = 0;
  const entries = node.members.map(({ name, initializer }) => {
    const value = initializer?.getText() ?? String(next);
    next = Number(value) + 1;
    return `${name.getText()}: ${value}`;
  });
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

function describeEnum(node: ts.EnumDeclaration): string {
  const name = node.name.text;
  return (
    `The enum "${name}" would be a function call full of assignments in JavaScript. Write an object and a type: ` +
    `const ${name} = ${memberValues(node)} as const; type ${name} = (typeof ${name})[keyof typeof ${name}];`
  );
}

function describeNamespace(node: ts.ModuleDeclaration): string {
  const name = node.name.text;
  return (
    `The namespace "${name}" holds values, which JavaScript has no namespaces for. Write its members at the top ` +
    `of the file, or in a file of their own with import * as ${name} from './${name}';`
  );
}

function describeImportEquals(node: ts.ImportEqualsDeclaration): string {
  const name = node.name.text;
  if (ts.isExternalModuleReference(node.moduleReference)) {
    const source = node.moduleReference.expression.getText();
    return `"import ${name} = require(${source})" is not JavaScript. Write import ${name} from ${source};`;
  }
  const target = node.moduleReference.getText();
  return `"import ${name} = ${target}" is not JavaScript. Write const ${name} = ${target}; or, for a type, type ${name} = ${target};`;
}

/** What is wrong with a node that JavaScript has no form for that a person would write, if anything. */
function describeRefusal(node: ts.Node): string | undefined {
  if (ts.isEnumDeclaration(node)) {
    return describeEnum(node);
  }
  if (ts.isModuleDeclaration(node)) {
    return describeNamespace(node);
  }
  if (ts.isImportEqualsDeclaration(node)) {
    return describeImportEquals(node);
  }
  if (ts.isExportAssignment(node) && node.isExportEquals) {
    return '"export =" is not JavaScript. Write export default, or named exports.';
  }
  if (ts.isDecorator(node)) {
    return 'Browsers do not run decorators yet. Call the function instead, as in const B = decorate(class A {});';
  }
  if (ts.isPropertyDeclaration(node) && hasModifier(node, ts.SyntaxKind.AccessorKeyword)) {
    return 'Browsers do not run "accessor" fields yet. Write a field, or a getter and a setter.';
  }
  return undefined;
}

/** Notes a construct that JavaScript lacks, with what to write instead. True if the node is one. */
export function refuseUnsupported(strip: Strip, node: ts.Node): boolean {
  const message = describeRefusal(node);
  if (message) {
    refuse(strip, node, message);
  }
  return message !== undefined;
}
