class Point {
  constructor(x, y = 0, label) {
    this.x = x;
    this.y = y;
    console.log(label);
  }
}

class Empty {
  constructor(value) {
    this.value = value;
  }
}

export default class Place extends Point {
  constructor(x, name) {
    super(x); // y is 0
    this.name = name;
    this.name += '!';
  }
}

export const things = [Empty, Place];
