import Foundation

/// The document around a report: a self-contained page with styles and charts, but without scripts.
struct HTMLPage {
    /// The title in the browser's tab.
    let title: String
    var styles = HTMLStyle.text
    /// The content of the header, as HTML.
    let header: String
    /// The links to the sections of the page. If there is only one, the page shows no links.
    let links: [(id: String, text: String)]
    /// The sections, as HTML. Empty ones are omitted.
    let sections: [String]

    /// The page as a file.
    var data: Data {
        let anchors = links.map { "<a href=\"#\(HTMLText.escaped($0.id))\">\(HTMLText.escaped($0.text))</a>" }
        let nav = anchors.count > 1 ? #"<nav aria-label="Scenarios">\#(anchors.joined())</nav>"# : ""
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            img-src data:">
            <link rel="icon" href="data:,">
            <title>\(HTMLText.escaped(title))</title>
            <style>
            \(styles)
            </style>
            </head>
            <body>
            <header>
            \(header)
            </header>
            \(nav)
            <main>
            \(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
        return Data(page.utf8)
    }

    /// Returns a box with a list of warnings; empty without `items`.
    static func notice(_ title: String, _ items: [String]) -> String {
        guard !items.isEmpty else { return "" }
        let list = items.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
        return #"<div class="notice"><strong>\#(HTMLText.escaped(title))</strong><ul>\#(list)</ul></div>"#
    }
}
