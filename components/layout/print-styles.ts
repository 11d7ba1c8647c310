import "./print.css";
