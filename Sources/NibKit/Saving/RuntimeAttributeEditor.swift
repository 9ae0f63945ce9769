package import Foundation
import Reporting

/// A change to a user-defined runtime attribute.
package struct RuntimeAttributeEdit: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        case bool(Bool)
        case integer(Int)
        case real(Double)
    }

    package var keyPath: String
    package var value: Value

    package init(_ keyPath: String, _ value: Value) {
        self.keyPath = keyPath
        self.value = value
    }
}

/// Changes to the user-defined runtime attributes of an element.
package struct ElementEdits {
    /// The file with the element; `nil` if it isn't known.
    package var file: URL?
    /// The identifier of the element.
    package var id: String
    package var edits: [RuntimeAttributeEdit]

    package init(file: URL?, id: String, edits: [RuntimeAttributeEdit]) {
        self.file = file
        self.id = id
        self.edits = edits
    }
}

/// Changes user-defined runtime attributes in the text of an interface file without changing any other bytes.
package struct RuntimeAttributeEditor {
    private let bytes: [UInt8]
    private let name: String
    /// The line ending of the file.
    private let newline: String

    /// Creates an editor for `data`, the contents of the file `name`. Throws if `data` isn't UTF-8.
    package init(_ data: Data, name: String) throws {
        guard String(data: data, encoding: .utf8) != nil else {
            throw InterfaceError(file: name, line: nil, reason: "only files in UTF-8 can be changed")
        }
        bytes = [UInt8](data)
        self.name = name
        newline = data.range(of: Data("\r\n".utf8)) == nil ? "\n" : "\r\n"
    }

    /// Returns the contents of the file with `edits` applied to the element with the identifier `id`. Attributes that
    /// already have the new value are left unchanged. Throws if the element doesn't exist.
    package func applying(_ edits: [RuntimeAttributeEdit], toElement id: String) throws -> Data {
        guard let element = try XMLTags.element(id: id, in: bytes, of: name) else {
            throw InterfaceError(file: name, line: nil, reason: "no element with the id \(printable(id))")
        }
        let changes: [Change]
        if let block = element.children.first(where: { $0.name == "userDefinedRuntimeAttributes" }) {
            changes = self.changes(for: edits, in: block)
        } else {
            changes = [insertion(of: edits, in: element)]
        }
        var result = bytes
        // Works backward from the end of the file, so that the ranges of the remaining changes stay valid.
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(change.range, with: change.text.utf8)
        }
        return Data(result)
    }

    // MARK: Private

    private struct Change {
        var range: Range<Int>
        var text: String
    }

    /// Returns the changes that replace attributes in `block` and append new ones at its end.
    private func changes(for edits: [RuntimeAttributeEdit], in block: XMLTags.Element) -> [Change] {
        var changes: [Change] = []
        var added: [RuntimeAttributeEdit] = []
        for edit in edits {
            // If an attribute occurs several times, the last one wins, because each of them sets the property again.
            guard let existing = block.children.last(where: { $0.attributes["keyPath"] == edit.keyPath }) else {
                added.append(edit)
                continue
            }
            guard !holds(existing, edit.value) else { continue }
            changes.append(Change(range: existing.range, text: text(of: edit, indentation: indentation(at: existing))))
        }
        guard !added.isEmpty else { return changes }
        let indentation = block.children.first.map(indentation) ?? self.indentation(at: block) + step
        let lines = added.map { indentation + text(of: $0, indentation: indentation) + newline }.joined()
        if block.isEmptyTag {
            let outer = self.indentation(at: block)
            let text = "<userDefinedRuntimeAttributes>\(newline)\(lines)\(outer)</userDefinedRuntimeAttributes>"
            return changes + [Change(range: block.range, text: text)]
        }
        let position = lineStart(of: block.contentEnd)
        return changes + [Change(range: position..<position, text: lines)]
    }

    /// Returns the change that inserts a list of attributes into an element without one. As in Xcode, the list comes
    /// before variations and connections.
    private func insertion(of edits: [RuntimeAttributeEdit], in element: XMLTags.Element) -> Change {
        let outer = indentation(at: element)
        let inner = outer + step
        var text = "\(inner)<userDefinedRuntimeAttributes>\(newline)"
        for edit in edits {
            text += "\(inner + step)\(self.text(of: edit, indentation: inner + step))\(newline)"
        }
        text += "\(inner)</userDefinedRuntimeAttributes>\(newline)"
        if element.isEmptyTag {
            // Replaces `<view .../>` with a pair of tags.
            let slash = element.range.upperBound - 2
            return Change(
                range: slash..<element.range.upperBound, text: ">\(newline)\(text)\(outer)</\(element.name)>")
        }
        let after = element.children.first { ["variation", "connections"].contains($0.name) }
        let position = lineStart(of: after?.range.lowerBound ?? element.contentEnd)
        return Change(range: position..<position, text: text)
    }

    /// Returns `true` if `attribute` already has `value`, in any notation.
    private func holds(_ attribute: XMLTags.Element, _ value: RuntimeAttributeEdit.Value) -> Bool {
        let written = attribute.children.first { $0.attributes["key"] == "value" }?.attributes["value"]
        return switch value {
        case .bool(let flag):
            attribute.attributes["type"] == "boolean"
                && (attribute.attributes["value"] ?? written ?? "NO") == (flag ? "YES" : "NO")
        case .integer(let number):
            attribute.attributes["type"] == "number" && written.flatMap(Double.init) == Double(number)
        case .real(let number): attribute.attributes["type"] == "number" && written.flatMap(Double.init) == number
        }
    }

    /// Returns the element of an attribute, formatted as in Xcode. The first line isn't indented.
    private func text(of edit: RuntimeAttributeEdit, indentation: String) -> String {
        func number(_ kind: String, _ value: String) -> String {
            """
            <userDefinedRuntimeAttribute type="number" keyPath="\(edit.keyPath)">\(newline)\
            \(indentation + step)<\(kind) key="value" value="\(value)"/>\(newline)\
            \(indentation)</userDefinedRuntimeAttribute>
            """
        }
        return switch edit.value {
        case .bool(let flag):
            """
            <userDefinedRuntimeAttribute type="boolean" keyPath="\(edit.keyPath)" value="\(flag ? "YES" : "NO")"/>
            """
        case .integer(let value): number("integer", "\(value)")
        case .real(let value): number("real", Int(exactly: value).map(String.init) ?? "\(value)")
        }
    }

    // MARK: Lines

    /// One level of indentation, which is four spaces in Xcode.
    private let step = "    "

    /// Returns the start of the line that contains `position`, or `position` itself if anything other than spaces and
    /// tabs precedes it on the line.
    private func lineStart(of position: Int) -> Int {
        var start = position
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n") ? start : position
    }

    /// Returns the white space before an element on its line.
    private func indentation(at element: XMLTags.Element) -> String {
        let position = element.range.lowerBound
        return String(decoding: bytes[lineStart(of: position)..<position], as: UTF8.self)
    }
}
