import Foundation
import ImageKit
import Reporting

/// The translated texts of an interface file: the `.strings` file that Xcode adds for a language, with keys such as
/// "abc-12-xyz.text".
struct LocalizedStrings {
    /// The maximum size of a file, in bytes.
    static let maximumFileSize = 1024 * 1024

    /// The file's name for messages, such as "de.lproj/Main.strings".
    let name: String
    /// The texts by their keys, "ID.property".
    let texts: [String: String]

    /// Reads the translation of the interface file at `url` into the best of the languages `preferred`. Returns `nil`
    /// if there is no translation, if the file is itself localized, or, with a warning, if the translation is invalid.
    /// Files in "Base.lproj", and those beside the folders of the languages, are translated.
    init?(of url: URL, preferred: [String] = UserLanguages.preferred) {
        let folder = url.deletingLastPathComponent()
        let isBase = folder.lastPathComponent == "Base.lproj"
        guard isBase || folder.pathExtension != "lproj" else { return nil }
        let outer = isBase ? folder.deletingLastPathComponent() : folder
        let file = url.deletingPathExtension().lastPathComponent + ".strings"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: outer.path)) ?? []
        let languages = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
            .filter { FileManager.default.fileExists(atPath: "\(outer.path)/\($0)/\(file)") }
            .map { String($0.dropLast(".lproj".count)) }
        let development = UserLanguages.development
        let all = languages.contains(development) ? languages : languages + [development]
        let language = UserLanguages.ranked(all, for: preferred).first ?? development
        guard languages.contains(language) else { return nil }
        let name = "\(language).lproj/\(file)"
        do throws(LocalFileError) {
            let data = try LocalFiles.read("\(outer.path)/\(name)", limit: Self.maximumFileSize)
            self.init(data, name: name)
        } catch {
            Diagnostics.report("\(printable(name)): \(error.description); the file is ignored")
            return nil
        }
    }

    /// Parses `data`. `name` names the file in messages. If it is invalid, logs a warning and returns `nil`.
    init?(_ data: Data, name: String) {
        self.name = name
        do throws(StringsParser.Failure) {
            texts = try StringsParser.parse(data)
        } catch {
            Diagnostics.report("\(printable(name)):\(error.line): \(error.reason); the file is ignored")
            return nil
        }
    }

    /// Replaces the texts of the elements in `root`, the root element of the file `document`. Texts of elements that
    /// don't exist are ignored, because Xcode keeps them in the file when an element is deleted. The first text with no
    /// effect on its element is reported.
    func apply(to root: InterfaceElement, of document: @autoclosure () -> String) {
        let entries = texts.compactMap { key, text in
            key.firstIndex(of: ".").map { (id: key[..<$0], property: key[key.index(after: $0)...], text: text) }
        }
        let byID = Dictionary(grouping: entries) { String($0.id) }
        var unused: [String] = []
        root.visit { element in
            for entry in element.id.flatMap({ byID[$0] }) ?? []
            where !element.localize(String(entry.property), to: entry.text) {
                unused.append("\(entry.id).\(entry.property)")
            }
        }
        guard let key = unused.min() else { return }
        let more = unused.count > 1 ? " and \(unused.count - 1) more" : ""
        Diagnostics.report(
            "\(printable(name)): no effect of \"\(printable(key))\"\(more) on \(printable(document()))")
    }
}

extension InterfaceElement {
    /// Sets the text `property`, as `.strings` files name it. Returns `false` if there is no such text.
    fileprivate func localize(_ property: String, to text: String) -> Bool {
        switch property {
        case "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle":
            set(property, to: text)
            return true
        case "accessibilityLabel": return localize("label", of: child("accessibility"), to: text)
        case "accessibilityHint": return localize("hint", of: child("accessibility"), to: text)
        case "configuration.title", "configuration.subtitle":
            let name = String(property.dropFirst("configuration.".count))
            return localize(name, of: child("buttonConfiguration", key: "configuration"), to: text)
        default: break
        }
        if property.hasSuffix("Title") {
            return localize("title", of: child("state", key: String(property.dropLast("Title".count))), to: text)
        }
        guard let match = property.wholeMatch(of: /(segment|scopeButton)Titles\[([0-9]{1,4})\]/),
            let index = Int(match.2)
        else { return false }
        let items = children(in: match.1 == "segment" ? "segments" : "scopeButtonTitles")
        guard items.indices.contains(index) else { return false }
        if match.1 == "segment" { items[index].set("title", to: text) } else { items[index].text = text }
        return true
    }

    private func localize(_ name: String, of element: InterfaceElement?, to text: String) -> Bool {
        element?.set(name, to: text)
        return element != nil
    }
}
