import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** Programming, query and description languages. */
export const LANGUAGES: readonly Row[] = rows(
  'language',
  `
  JavaScript = js | ecmascript | es6 | es5 | es7 | es8 | es2015 | es2016 | es2017 | es2018 | es2020 | es2022 | esnext | vanilla js | vanilla javascript | 原生js | 原生javascript
  TypeScript = ts
  Python = python3 | python2 | py3 | cpython | python语言 | 派森 | py脚本
  Java = jdk | java se | j2se | java语言 | java core | core java | openjdk
  Jakarta EE = java ee | j2ee | javaee
  Go = golang | go语言 | go lang
  Rust = rustlang | rust语言
  C = c语言 | ansi c | c99 | c11 | c17 | c89 | c language | embedded c | 嵌入式c
  C++ = cpp | c plus plus | cplusplus | c++98 | c++03 | c++11 | c++14 | c++17 | c++20 | c++23 | cxx | c++语言 | modern c++ | 现代c++
  C# = csharp | c sharp | c#语言
  F# = fsharp | f sharp
  VB.NET = vb net | visual basic .net
  Visual Basic = vb6 | vb6.0 | visual basic 6
  VBA = visual basic for applications | excel vba | excel宏 | vba宏
  R = r语言 | r language | rlang | rstats
  PHP = php语言
  Ruby = ruby语言
  Kotlin = kotlin语言 | kotlin/jvm
  Swift = swift语言
  Objective-C = objc | obj-c | objective c | oc语言
  Scala; Dart = dart语言
  Lua = lua脚本 | luajit
  Perl = perl5; Raku
  Haskell; Elixir; Erlang = erlang/otp; Clojure; ClojureScript; OCaml; ReScript = reasonml; Elm; PureScript
  Julia; Zig; Nim; Crystal; D! = dlang | d语言; V! = v语言 | vlang; Odin! = odin语言; Mojo! = mojo语言; Gleam
  仓颉 = cangjie | 仓颉语言 | cangjie language
  Fortran; COBOL; Pascal = object pascal; Delphi; Ada; Lisp = common lisp; Scheme; Racket; Prolog; Smalltalk
  Forth! = forth语言; APL! = apl语言
  MATLAB = matlab/simulink; GNU Octave; SAS = sas base | sas编程; SPSS = ibm spss; Stata
  Mathematica = wolfram mathematica; Maple = maple软件
  SQL = sql语句 | sql语言 | ansi sql; PL/SQL = plsql | pl sql; T-SQL = tsql | transact-sql | t sql
  PL/pgSQL = plpgsql
  HTML = html5 | h5页面 | xhtml | html5页面; CSS = css3 | css样式; XML = xml文件; XSLT; XPath
  JSON = json格式 | json schema; YAML = yml; TOML; CSV = csv文件; JSON-LD
  Shell = shell脚本 | shell script | shell scripts | shell scripting | unix shell | shell编程 | linux shell
  Bash = bash脚本 | bash script | bash scripts | bash scripting; Zsh; PowerShell = power shell | powershell脚本
  Batch = batch script | 批处理脚本 | bat脚本; AWK = gawk; sed! = sed命令
  Groovy; ActionScript; AutoHotkey; AppleScript; 易语言; Tcl = tcl/tk; Vimscript = vim script
  Solidity; Vyper; Move language = move语言; Cairo! = cairo语言
  Verilog = verilog hdl; SystemVerilog = system verilog; VHDL; Chisel! = chisel语言
  HLS = 高层次综合 | vivado hls | high-level synthesis
  Assembly = assembly language | 汇编 | 汇编语言 | x86 assembly | arm assembly | arm汇编 | x86汇编
  ABAP = sap abap; Apex = salesforce apex | apex class | apex classes | apex trigger | apex triggers
  RPG! = rpg语言 | rpgle
  GLSL; HLSL; WGSL; CUDA C; OpenCL; GDScript; Papyrus! = papyrus脚本
  Blueprint = unreal blueprints | ue蓝图 | blueprints
  LaTeX = xelatex | tex排版; Markdown; reStructuredText; AsciiDoc; Typst; Quarto; R Markdown = rmarkdown; MDX
  Regular expressions = regex | regexp | regular expression | 正则表达式 | 正则
  HCL; CUE! = cue语言; Jsonnet; Starlark; Rego; Dhall; KCL! = kcl语言
  GraphQL = graphql api; Cypher = cypher query language; SPARQL; Gremlin; DAX; MDX query = mdx查询
  Power Query = m语言; KQL = kusto; PromQL; LINQ
  Structured Text = iec 61131-3 | iec61131 | st语言; Ladder logic = ladder diagram | 梯形图; G-code = gcode
`,
);
