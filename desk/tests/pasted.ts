/** As Word 365 for Windows puts it on the clipboard, shortened by most of its styles. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->

<h1><span lang=EN-GB>A new <i>quay</i><o:p></o:p></span></h1>

<p class=MsoNormal><span lang=EN-GB style='color:#C00000'>The quay <b style='mso-bidi-font-weight:
normal'>opens</b> in March; see <a href="#_Toc1">below</a>, <a
href="https://ndpc.gov.ng/">the regulator</a><a name="_Toc1"></a>.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<h2><span lang=EN-GB>What it takes<o:p></o:p></span></h2>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>Tankers<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Barges<o:p></o:p></p>

<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;
</span></span><![endif]>Berth<o:p></o:p></p>

<p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
src="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>

<!--EndFragment--></body></html>`

/** As Google Docs puts it on the clipboard in Chrome. */
export const fromDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d1f"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Power for schools</span></h2><p dir="ltr"><span style="font-size:11pt;font-weight:400;">Solar at </span><span style="font-size:11pt;font-weight:700;">three</span><span style="font-weight:400;"> schools, see </span><a href="/no-such-page" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">news</span></a></p><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Panels</span></p></li></ol><h3 dir="ltr"><span>Batteries</span></h3></b><br class="Apple-interchange-newline">`
