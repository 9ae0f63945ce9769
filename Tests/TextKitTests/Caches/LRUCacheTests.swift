import Testing

@testable import TextKit

@Suite("LRUCache")
struct LRUCacheTests {
    @Test("The least recently used value is evicted first")
    func order() {
        var values = LRUCache<Int, String>(budget: 80)
        for key in 0..<8 { values.keep("\(key)", for: key, cost: 10) }
        #expect(values.value(for: 0) == "0")

        values.keep("8", for: 8, cost: 10)
        values.keep("9", for: 9, cost: 10)

        #expect(values.value(for: 1) == nil)
        #expect(values.value(for: 2) == nil)
        #expect([0, 3, 4, 5, 6, 7, 8, 9].map { values.value(for: $0) } == ["0", "3", "4", "5", "6", "7", "8", "9"])
        #expect(values.cost == 80)
    }

    @Test("A value that costs an eighth of the budget is cached, and a more expensive one isn't")
    func largest() {
        var values = LRUCache<Int, String>(budget: 80)
        values.keep("just", for: 1, cost: 10)
        values.keep("too much", for: 2, cost: 11)

        #expect(values.value(for: 1) == "just")
        #expect(values.value(for: 2) == nil)
        #expect(values.cost == 10)
    }

    @Test("A value unused for a given number of turns is evicted with its cost", arguments: [0, 1, 5])
    func turns(kept: UInt64) {
        var values = LRUCache<Int, String>(budget: 80)
        values.keep("0", for: 0, cost: 10)
        values.keep("1", for: 1, cost: 10)
        for _ in 0..<kept {
            values.beginTurn(keeping: kept)
            #expect(values.value(for: 1) == "1")
            #expect(values.cost == 20)
        }

        values.beginTurn(keeping: kept)
        #expect(values.cost == (kept == 0 ? 0 : 10))
        #expect(values.value(for: 0) == nil)
        #expect(values.value(for: 1) == (kept == 0 ? nil : "1"))
        values.keep("2", for: 2, cost: 10)
        #expect(values.value(for: 2) == "2")
    }

    @Test("Random use matches a list ordered by age, within the budget")
    func model() {
        var values = LRUCache<Int, String>(budget: 80)
        var byAge: [(key: Int, cost: Int)] = []
        var state: UInt64 = 7
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for round in 0..<5000 {
            let key = random(40)
            let place = byAge.firstIndex { $0.key == key }
            #expect(values.value(for: key) == place.map { _ in "\(key)" }, "round \(round)")
            if let place {
                byAge.append(byAge.remove(at: place))
            } else {
                let cost = random(10) + 1
                values.keep("\(key)", for: key, cost: cost)
                while byAge.reduce(cost, { $0 + $1.cost }) > 80 { byAge.removeFirst() }
                byAge.append((key, cost))
            }
            #expect(values.cost == byAge.reduce(0) { $0 + $1.cost })
        }
    }
}
