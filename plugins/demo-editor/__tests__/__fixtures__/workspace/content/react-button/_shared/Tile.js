import styles from './Tile.module.css';

export default () => <p className={styles.tile} />;
