import './without-hash.mjs';
import '../append/product.side.mjs';
