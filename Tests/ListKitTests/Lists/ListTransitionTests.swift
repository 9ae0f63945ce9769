import Foundation
import TestSupport
import Testing

@testable import ListKit
@testable import ViewKit

@Suite("ListTransition")
struct ListTransitionTests {
    @Test("A thousand random batch updates move every item to its position in an array model", arguments: 0..<10)
    func randomBatches(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let old = ListModel(random: &random)
            let (new, updates) = old.changed(random: &random)
            let transition = try ListTransition(updates, from: old.counts, to: new.counts)
            let (oldIndices, newIndices) = (old.places, new.places)
            for path in old.paths {
                #expect(transition.newPath(ofOld: path) == newIndices[old[path]], "\(updates)")
            }
            for path in new.paths {
                #expect(transition.oldPath(ofNew: path) == oldIndices[new[path]], "\(updates)")
            }
            for (place, section) in old.sections.enumerated() {
                #expect(transition.newSection(ofOld: place) == new.place(ofSection: section.id), "\(updates)")
            }
            for (place, section) in new.sections.enumerated() {
                #expect(transition.oldSection(ofNew: place) == old.place(ofSection: section.id), "\(updates)")
            }
        }
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let words: String
        let updates: ListUpdates
        var new = [3, 2]

        var testDescription: String { words }
    }

    static let refusals = [
        Refusal(
            words:
                "section 0 has 3 items after the update, but with the inserted, deleted and moved ones "
                + "its 3 items become 4",
            updates: ListUpdates(items: ListUpdates.Changes(inserted: [[0, 0]]))),
        Refusal(
            words:
                "section 1 has 1 items after the update, but with the inserted, deleted and moved ones "
                + "its 2 items become 2",
            updates: ListUpdates(), new: [3, 1]),
        Refusal(
            words: "there are 3 sections after the update, but there were 2 before, 0 were inserted and 0 deleted",
            updates: ListUpdates(), new: [3, 2, 1]),
        Refusal(
            words: "can't delete item 3 of section 0: it doesn't exist",
            updates: ListUpdates(items: ListUpdates.Changes(deleted: [[0, 3]]))),
        Refusal(
            words: "can't delete item 0 of section -1: it doesn't exist",
            updates: ListUpdates(items: ListUpdates.Changes(deleted: [[-1, 0]]))),
        Refusal(
            words: "can't delete section 2: it doesn't exist",
            updates: ListUpdates(sections: ListUpdates.Changes(deleted: [2]))),
        Refusal(
            words: "can't insert to item 3 of section 0: it doesn't exist after the update",
            updates: ListUpdates(items: ListUpdates.Changes(inserted: [[0, 3]]))),
        Refusal(
            words: "can't both delete and reload item 1 of section 0",
            updates: ListUpdates(items: ListUpdates.Changes(deleted: [[0, 1]], reloaded: [[0, 1]]))),
        Refusal(
            words: "can't both insert and move to item 1 of section 0",
            updates: ListUpdates(
                items: ListUpdates.Changes(
                    inserted: [[0, 1]], moved: [ListUpdates.Move(from: [0, 0], to: [0, 1])]))),
        Refusal(
            words: "can't both move and move item 0 of section 0",
            updates: ListUpdates(
                items: ListUpdates.Changes(moved: [
                    ListUpdates.Move(from: [0, 0], to: [0, 1]), ListUpdates.Move(from: [0, 0], to: [0, 2]),
                ]))),
    ]

    @Test("Inconsistent updates are rejected with a message that describes the mismatch", arguments: refusals)
    func refusesWhatDoesNotAddUp(refusal: Refusal) {
        #expect {
            try ListTransition(refusal.updates, from: [3, 2], to: refusal.new)
        } throws: {
            ($0 as? ListUpdateError)?.description == refusal.words
        }
    }

    @Test("Items of a deleted section are deleted with it")
    func itemsOfDeletedSections() throws {
        let updates = ListUpdates(
            sections: ListUpdates.Changes(deleted: [0]),
            items: ListUpdates.Changes(deleted: [[0, 1]], reloaded: [[0, 0]]))
        let transition = try ListTransition(updates, from: [3, 2], to: [2])
        #expect(transition.newPath(ofOld: [0, 0]) == nil)
        #expect(transition.newPath(ofOld: [1, 1]) == [0, 1])
    }

    @Test("A reloaded section keeps its position and may have another number of items")
    func reloadedSection() throws {
        let updates = ListUpdates(sections: ListUpdates.Changes(inserted: [0], reloaded: [1]))
        let transition = try ListTransition(updates, from: [3, 2], to: [1, 3, 9])
        #expect(transition.newSection(ofOld: 1) == 2)
        #expect(transition.newPath(ofOld: [1, 0]) == nil)
        #expect(transition.oldPath(ofNew: [2, 8]) == nil)
        #expect(transition.oldPath(ofNew: [1, 2]) == [0, 2])
    }

    @Test("An empty update leaves every item in place")
    func nothing() throws {
        let transition = try ListTransition(ListUpdates(), from: [1, 1_000_000], to: [1, 1_000_000])
        #expect(transition.newPath(ofOld: [1, 999_999]) == [1, 999_999])
        #expect(transition.updates.isEmpty)
    }
}
