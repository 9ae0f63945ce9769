import Testing

@testable import ViewKit

@Suite("OrderedObjects")
struct OrderedObjectsTests {
    private final class Item {
        let number: Int

        init(_ number: Int) { self.number = number }
    }

    @Test("Objects stay in order while others are added and removed", arguments: [1, 16, 17, 40, 300])
    func order(count: Int) {
        let items = (0..<count).map(Item.init)
        var objects = OrderedObjects<Item>()
        var model: [Int] = []
        for item in items + items {
            objects.append(item)
            if !model.contains(item.number) { model.append(item.number) }
        }
        #expect(objects.all.map(\.number) == model)
        for step in 0..<4 * count {
            let item = items[step * 7 % count]
            if step % 3 == 0 {
                objects.append(item)
                if !model.contains(item.number) { model.append(item.number) }
            } else {
                objects.remove(item)
                model.removeAll { $0 == item.number }
            }
            #expect(objects.all.map(\.number) == model && objects.isEmpty == model.isEmpty)
        }
        for item in items { objects.remove(item) }
        #expect(objects.isEmpty && objects.all.isEmpty)
    }
}
