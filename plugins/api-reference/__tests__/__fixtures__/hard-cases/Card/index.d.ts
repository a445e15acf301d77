export { default } from './Card';
export * from './Card';
export { default as cardClasses } from './cardClasses';
export * from './cardClasses';
