import { expect, it } from 'vitest'
import { pasted } from './clipboard.ts'

/** As Word 365 for Windows puts it on the clipboard, shortened by most of its styles. */
const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Aptos",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->

<h1><span lang=EN-GB>A new <b>quay</b><o:p></o:p></span></h1>

<p class=MsoNormal><span lang=EN-GB style='color:#C00000'>The quay <b style='mso-bidi-font-weight:
normal'>opens</b> in <i>March</i>; see <a href="file:///C:/Users/ada/plan.docx">the plan</a>, <a
href="https://ndpc.gov.ng/">the regulator</a><a name="_Toc1"></a>.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<h2><span lang=EN-GB>What it takes<o:p></o:p></span></h2>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>Tankers<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Small ones<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Barges &lt;3 m<o:p></o:p></p>

<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;
</span></span><![endif]>Berth<o:p></o:p></p>

<p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=602 height=301 src="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>

<!--EndFragment--></body></html>`

/** As Google Docs puts it on the clipboard in Chrome. */
const fromDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d1f"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">Power for schools</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Solar at </span><span style="font-size:11pt;font-weight:700;">three</span><span style="font-style:italic;font-weight:400;"> schools</span><span>, see </span><a href="http://localhost:4321/news" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">news</span></a></p><br /><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Panels</span></p></li></ol><h3 dir="ltr"><span>Batteries</span></h3><p dir="ltr"><span><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/x" width="602" height="401" /></span></span></p></b><br class="Apple-interchange-newline">`

/** The blocks of what is pasted, as the editor reads it: without styles and blanks. */
const blocksOf = (html: string) =>
  html
    .replace(
      /<head>.*?<\/head>|<style.*?<\/style>|<!--.*?-->|<\/?(span|meta|link|img|o:p|b)\b.*?>/gs,
      '',
    )
    .replace(/<(\w+) (?:lang|class|style|dir|role|aria-level)=.*?>/gs, '<$1>')
    .replace(/(&nbsp;|\s)+/g, ' ')
    .replace(/ ?(<\/?(?:h\d|p|ul|ol|li|br)>) ?/g, '$1')
    .trim()

it('of Word keeps headings, lists and links', () => {
  const { html, pictures, links } = pasted(fromWord)
  expect(blocksOf(html)).toBe(
    '<h2>A new quay</h2>' +
      '<p>The quay opens in <i>March</i>; see the plan, ' +
      '<a href="https://ndpc.gov.ng/">the regulator</a>.</p>' +
      '<h3>What it takes</h3>' +
      '<ul><li>Tankers</li><li>Small ones</li><li>Barges &lt;3 m</li></ul>' +
      '<ol><li>Berth</li></ol>',
  )
  expect({ pictures, links }).toEqual({ pictures: 1, links: 1 })
})

it('of Google Docs likewise', () => {
  const { html, pictures, links } = pasted(fromDocs)
  expect(blocksOf(html)).toBe(
    '<h2>Power for schools</h2><p>Solar at three schools, see news</p><br>' +
      '<ol><li><p>Panels</p></li></ol><h3>Batteries</h3><br>',
  )
  expect({ pictures, links }).toEqual({ pictures: 1, links: 1 })
})
