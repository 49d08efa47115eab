import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export default {
  mode: 'production',
  entry: './main.tsx',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  output: { path: join(import.meta.dirname, 'dist'), publicPath: '/', trustedTypes: true },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: 'ts-loader' },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
};
